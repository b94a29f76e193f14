//! Removal of test-only code from a file.

use super::has_word;
use std::mem;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, Block, Expr, ExprStruct, FieldsNamed, File, ImplItem, Item, ItemImpl, ItemMod, Meta, Stmt,
};

/// Removes every item, statement and field that is compiled only for tests.
pub fn without_tests(mut file: File) -> File {
    Production.visit_file_mut(&mut file);
    file
}

struct Production;

impl VisitMut for Production {
    fn visit_file_mut(&mut self, file: &mut File) {
        file.items.retain(|item| !for_tests(of_item(item)));
        visit_mut::visit_file_mut(self, file);
    }

    fn visit_item_mod_mut(&mut self, module: &mut ItemMod) {
        if let Some((_, items)) = &mut module.content {
            items.retain(|item| !for_tests(of_item(item)));
        }
        visit_mut::visit_item_mod_mut(self, module);
    }

    fn visit_item_impl_mut(&mut self, implementation: &mut ItemImpl) {
        implementation.items.retain(|item| !for_tests(of_impl_item(item)));
        visit_mut::visit_item_impl_mut(self, implementation);
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        block.stmts.retain(|statement| !for_tests(of_statement(statement)));
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_fields_named_mut(&mut self, fields: &mut FieldsNamed) {
        retain(&mut fields.named, |field| !for_tests(&field.attrs));
        visit_mut::visit_fields_named_mut(self, fields);
    }

    fn visit_expr_struct_mut(&mut self, value: &mut ExprStruct) {
        retain(&mut value.fields, |field| !for_tests(&field.attrs));
        visit_mut::visit_expr_struct_mut(self, value);
    }
}

fn retain<T, P: Default>(list: &mut Punctuated<T, P>, keep: impl Fn(&T) -> bool) {
    *list = mem::take(list).into_iter().filter(|one| keep(one)).collect();
}

fn for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| is_test_mark(attribute) || is_for_tests(&attribute.meta))
}

/// Returns `true` if an attribute is `#[test]` or `#[anything::test]`.
pub fn is_test_mark(attribute: &Attribute) -> bool {
    attribute.path().segments.last().is_some_and(|last| last.ident == "test")
}

/// Returns `true` if an attribute is `cfg(test)`, possibly with other conditions, none of them negated.
fn is_for_tests(meta: &Meta) -> bool {
    let Meta::List(list) = meta else { return false };
    list.path.is_ident("cfg") && has_word(&list.tokens, "test") && !has_word(&list.tokens, "not")
}

fn of_item(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

fn of_impl_item(item: &ImplItem) -> &[Attribute] {
    match item {
        ImplItem::Const(item) => &item.attrs,
        ImplItem::Fn(item) => &item.attrs,
        ImplItem::Type(item) => &item.attrs,
        ImplItem::Macro(item) => &item.attrs,
        _ => &[],
    }
}

fn of_statement(statement: &Stmt) -> &[Attribute] {
    match statement {
        Stmt::Local(local) => &local.attrs,
        Stmt::Item(item) => of_item(item),
        Stmt::Macro(call) => &call.attrs,
        Stmt::Expr(Expr::Block(block), _) => &block.attrs,
        Stmt::Expr(Expr::Call(call), _) => &call.attrs,
        Stmt::Expr(Expr::MethodCall(call), _) => &call.attrs,
        Stmt::Expr(_, _) => &[],
    }
}

#[cfg(test)]
mod tests {
    use crate::tidy::rust::{leaves, production};
    use proc_macro2::TokenTree;

    fn words(source: &str) -> Vec<String> {
        let words =
            leaves(&production(source)).into_iter().filter(|token| matches!(token, TokenTree::Ident(_)));
        words.map(|token| token.to_string()).collect()
    }

    #[test]
    fn test_code_is_omitted() {
        let source = "fn a() { b }\n#[cfg(test)]\n#[allow(x)]\nmod tests { fn c() {} }\nfn d() {}\n\
                      #[cfg(test)] use e;\n#[test] fn f() { g }\n#[cfg(not(test))] fn h() {}";
        assert_eq!(words(source), ["fn", "a", "b", "fn", "d", "cfg", "not", "test", "fn", "h"]);
    }

    #[test]
    fn fields_statements_and_methods_for_tests_are_omitted() {
        let source = "struct S { a: A, #[cfg(test)] b: B }\n\
                      impl S { #[cfg(test)] fn c() {} fn d() { #[cfg(test)] { e(); } S { a, #[cfg(test)] b: 0 } } }";
        assert_eq!(words(source), ["struct", "S", "a", "A", "impl", "S", "fn", "d", "S", "a"]);
    }
}
